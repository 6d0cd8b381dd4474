// What the tests of a file leave behind, taken away when the file is done. Files share a process and its modules: an `afterAll` that
// stands in a helper would be registered for the first of them only.

type Task = () => unknown
const tasks: Task[] = []

/** When the tests of this file are done, the last one first; from anywhere, a running test among it. */
export function afterwards(task: Task): void {
  tasks.push(task)
}

export async function cleanUp(): Promise<void> {
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) await task()
}
