/** A build that cannot go on for a reason its reader can mend. The message is whole sentences; no stack is shown with it. */
export class BuildError extends Error {
  override name = 'BuildError';
}
