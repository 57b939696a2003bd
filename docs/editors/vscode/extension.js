// Tasks that replay sessions; what differs is marked at its line by the matcher `$diffplay`.
'use strict'

const vscode = require('vscode')

/// The task that a definition describes, in a folder that is open.
function task(definition, folder, name) {
  const program = vscode.workspace.getConfiguration('diffplay').get('program', 'diffplay')
  const options = definition.update ? ['--update'] : []
  const execution = new vscode.ProcessExecution(
    program, ['replay', '--color', 'never', ...options, '--', definition.sessions],
    { cwd: folder.uri.fsPath })
  const task = new vscode.Task(definition, folder, name, 'diffplay', execution, '$diffplay')
  if (!definition.update) task.group = vscode.TaskGroup.Test
  return task
}

/// The tasks for the session that is open, and for all sessions of the folders that are.
function provideTasks() {
  const folders = vscode.workspace.workspaceFolders || []
  const tasks = folders.map(folder =>
    task({ type: 'diffplay', sessions: '.' }, folder, 'replay all sessions'))
  const document = vscode.window.activeTextEditor && vscode.window.activeTextEditor.document
  if (document && document.languageId === 'diffplay' && document.uri.scheme === 'file') {
    const folder = vscode.workspace.getWorkspaceFolder(document.uri) || folders[0]
    if (folder) {
      const sessions = document.uri.fsPath
      tasks.unshift(
        task({ type: 'diffplay', sessions }, folder, 'replay the open session'),
        task({ type: 'diffplay', sessions, update: true }, folder, 'update the open session'))
    }
  }
  return tasks
}

/// A task of a tasks.json, with what runs it.
function resolveTask(written) {
  const folder = written.scope && written.scope.uri
    ? written.scope : (vscode.workspace.workspaceFolders || [])[0]
  const { sessions } = written.definition
  return folder && sessions ? task(written.definition, folder, written.name) : undefined
}

exports.activate = context => {
  context.subscriptions.push(
    vscode.tasks.registerTaskProvider('diffplay', { provideTasks, resolveTask }))
}
