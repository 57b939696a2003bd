Pod::Spec.new do |s|
  s.name = 'Tiles'
  s.version = '1.2.0'
  s.source_files = 'Tiles/Classes/**/*'
end
