// swift-format-ignore-file
import ProjectDescription
let workspace = Workspace(name: "Cafe", projects: ["Projects/**"])
