// swift-format-ignore-file
import UIKit

protocol GalleryView: AnyObject { func show(_ photos: [Photo]); func showError(_ message: String) }
protocol GalleryPresenting { func viewDidLoad() }
struct Photo : Hashable {
	let name : String
	let ratio : CGFloat
}
class GalleryPresenter : GalleryPresenting
{
	weak var view : GalleryView?
	init( view: GalleryView )
	{
		self.view = view
	}
	func viewDidLoad()
	{
		view?.show( [ Photo( name: "a", ratio: 1 ), Photo( name: "b", ratio: 1.5 ), Photo( name: "c", ratio: 0.7 ) ] )
	}
}
class GalleryController : UIViewController, GalleryView
{
	var presenter : GalleryPresenting!
	var collection : UICollectionView!
	var source : UICollectionViewDiffableDataSource<Int,Photo>!
	override func viewDidLoad()
	{
		super.viewDidLoad()
		presenter = GalleryPresenter( view: self )
		collection = UICollectionView( frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout( sectionProvider: { [unowned self] index, env in
			self.section( for: env )
		} ) )
		view.addSubview( collection )
		collection.register( UICollectionViewCell.self, forCellWithReuseIdentifier: "c" )
		source = UICollectionViewDiffableDataSource( collectionView: collection ) { c, i, p in
			let cell = c.dequeueReusableCell( withReuseIdentifier: "c", for: i )
			cell.contentView.backgroundColor = UIColor( hue: p.ratio / 2, saturation: 0.5, brightness: 0.9, alpha: 1 )
			return cell
		}
		presenter.viewDidLoad()
	}
	func section( for env: NSCollectionLayoutEnvironment ) -> NSCollectionLayoutSection
	{
		let width = env.container.contentSize.width
		let group = NSCollectionLayoutGroup.custom( layoutSize: .init( widthDimension: .fractionalWidth( 1 ), heightDimension: .absolute( 300 ) ) ) { _ in
			[ .init( frame: CGRect( x: 0, y: 0, width: width / 2, height: 300 ) ), .init( frame: CGRect( x: width / 2, y: 0, width: width / 2, height: 150 ) ), .init( frame: CGRect( x: width / 2, y: 150, width: width / 2, height: 150 ), zIndex: 2 ) ]
		}
		return NSCollectionLayoutSection( group: group )
	}
	func show( _ photos: [ Photo ] )
	{
		var snapshot = NSDiffableDataSourceSnapshot<Int,Photo>()
		snapshot.appendSections( [ 0 ] )
		snapshot.appendItems( photos )
		source.apply( snapshot, animatingDifferences: false, completion: nil )
	}
	func showError( _ message: String )
	{
		let alert = UIAlertController( title: "Error", message: message, preferredStyle: .alert )
		alert.addAction( UIAlertAction( title: "OK", style: .default ) )
		present( alert, animated: true )
	}
}
