/// Where the views of outlets stand, which a storyboard or a nib would place.
let outletPrelude = #"""
  extension UIViewController {
    func _adopt(_ view: UIView) {
      if let list = view as? UICollectionView {
        list.frame = self.view.bounds
        list._hasPrototypes = true
        // Most storyboards connect these too; code that does gives the same.
        list.dataSource = self as? UICollectionViewDataSource
        list.delegate = self as? UICollectionViewDelegate
      }
      self.view.addSubview(view)
    }
  }

  extension UICollectionReusableView {
    func _adopt(_ view: UIView) {
      if let cell = self as? UICollectionViewCell {
        cell.contentView.addSubview(view)
      } else {
        addSubview(view)
      }
    }
  }

  extension UICollectionView {
    /// The class of a storyboard's prototype; nil where the view is from no storyboard.
    func _prototype(_ identifier: String, _ noun: String) -> Any? {
      _hasPrototypes
        ? _prototypeClass(identifier, noun == "UICollectionElementKindCell") : nil
    }
  }

  func _prototypeClass(_ identifier: String, _ isCell: Bool) -> Any
  func _connectOutlets(_ owner: Any)
  """#
