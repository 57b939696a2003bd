/// What shared texts have in common, the most frequent last (RFC 1950, `FDICT`).
///
/// Every line of version 1 was made with it, and begins with its checksum: it is never changed.
let dictionary = Array(
  """
  #!lesson #!chapter #!title ko #!teaches #!needs #!off #!start #!say #!show #!try #!goal also\
   ipad #!hint ko #!wrong #!solution #!par #!after ko
  append sections main
  append items to main
  layout main { group horizontal 1w x { item 1w x 1h } }
  apply
  var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  snapshot.appendSections(["main"])
  snapshot.appendItems(["
  let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fracti\
  onalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  UICollectionViewCompositionalLayout(section: section)
  dataSource.apply(snapshot, animatingDifferences: true)
  "separators":"plain","insetGrouped","appearance":"grouped","sidebar"
  "content":{"badges":[{"anchor":"containerAnchor":"itemAnchor":"fractionalOffset":"absoluteOf\
  fset":
  "interItemSpacing":{"fixed":8},"flexible":10},\
  "edgeSpacing":{"top":{"leading":{"trailing":{"bottom":{"fixed":
  "interGroupSpacing":10,"contentInsetsReference":"layoutMargins",\
  "supplementaryContentInsetsReference":
  "decorationItems":[{"elementKind":"background"}],"supplementaryItems":[{"zIndex":1,\
  "pinToVisibleBounds":true,"extendsBoundary":false,
  "absoluteOffset":{"x":0,"y":-4},"alignment":"bottom","elementKind":"footer",\
  "height":{"uniformAcrossSiblings":
  "kind":"group","repeatingSubitem":{"subitem":{"kind":"item","count":3,\
  "height":{"fractionalWidth":0.2},"axis":"vertical",
  "orthogonalScrollingBehavior":"groupPaging","groupPagingCentered","paging",\
  "continuousGroupLeadingBoundary","continuous","none"
  "safeAreaInsets":{"bottom":34,"leading":0,"top":59,"trailing":0},\
  "layoutMargins":{"bottom":8,"leading":16,"top":8,"trailing":16},
  "traits":{"horizontalSizeClass":"compact","verticalSizeClass":"regular",\
  "userInterfaceStyle":"dark","preferredContentSizeCategory":"layoutDirection":"rightToLeft"
  "contentOffset":{"x":0,"y":120},"size":[1024,1366],"size":[834,1194],"size":[844,390],\
  "size":[375,667],"scale":2,
  "preferredSizes":{"cell":"headers":{"shown":{"fields":{"title":"identity":"payload"
  {"diffplayWorld":1,"world":{"checkpoints":{"a":{"checkpoints":{},"contents":{"fields":{},\
  "identity":"id","shown":{}},"dataSource":{"hasApplied":false,"outlines":[],\
  "snapshot":{"sections":[]}},"handlers":{"canReorderItem":true,"shouldCollapseItem":true,\
  "shouldExpandItem":true},"handmade":{"model":[["a","b"]],"shown":[["a","b"]]},\
  "importedLayouts":[],\
  "lastDifference":{"final":{"movedItems":["deletedItems":["insertedItems":["reconfiguredItems\
  ":["reloadedSections":["reloadedItems":["sections":[["main",["a","b","c"]]]},\
  "initial":{"sections":[["main",["a1","a2","a3","a4"]]]}},"lastUpdate":{"isAnimated":true,\
  "isReload":false,"number":2,"requestedCells":["a1","a2"],"requestedViews":[{"index":0,\
  "section":"main","supplementary":"header"}],\
  "stages":{"after":{"configuration":{"interSectionSpacing":20,"scrollDirection":"vertical"},\
  "container":{"scale":3,"size":[393,852]},\
  "layouts":{"main":{"section":{"boundarySupplementaryItems":[{"alignment":"top",\
  "elementKind":"header","height":{"estimated":44},"width":{"fractionalWidth":1}}],\
  "contentInsets":{"bottom":8,"leading":16,"top":8,"trailing":16},"group":{"axis":"vertical",\
  "height":{"fractionalHeight":1},"kind":"group","subitems":[{"contentInsets":{"bottom":4,\
  "leading":4,"top":4,"trailing":4},"height":{"fractionalHeight":1},"kind":"item",\
  "width":{"fractionalWidth":0.5}}],"width":{"fractionalWidth":0.9}},\
  "orthogonalScrollingBehavior":"continuous"},"titles":{"header":"Title"}}},\
  "measuredSizes":{"cells":{},"headers":{}},"orthogonalOffsets":{},"preferredHeaderSizes":{},\
  "preferredSizes":{}},"before":{"configuration":{"scrollDirection":"horizontal"},\
  "reloaded":{"after":{"sections":[["main",["a","b"]]]},"before":{"sections":[]}}}},\
  "outlines":{},"screen":{"configuration":{"scrollDirection":"vertical"},\
  "container":{"scale":3,"size":[393,852]},\
  "layouts":{"main":{"section":{"group":{"axis":"horizontal","height":{"absolute":44},\
  "kind":"group","subitems":[{"height":{"fractionalHeight":1},"kind":"item",\
  "width":{"fractionalWidth":1}}],"width":{"fractionalWidth":1}}},"titles":{}}},\
  "measuredSizes":{"cells":{},"headers":{}},"orthogonalOffsets":{},"preferredHeaderSizes":{},\
  "preferredSizes":{}},"snapshot":{"sections":[["main",["a","b","c","d"]]]},\
  "views":{"pool":{"cell":[1]},"views":[{"place":["supplementary","header",0,0],\
  "reuseIdentifier":"header","subjects":[{"index":0,"section":"main",\
  "supplementary":"header"}],"uses":1},{"place":["cell",0,0],"reuseIdentifier":"cell",\
  "subjects":[{"item":"a"}],"uses":1},{"place":["cell",0,1],"reuseIdentifier":"cell",\
  "subjects":[{"item":"b"}],"uses":1},{"place":["cell",1,0],"reuseIdentifier":"cell",\
  "subjects":[{"item":"c"}],"uses":1}]}}}
  """.utf8)
