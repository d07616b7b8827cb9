/**
 * The build cannot continue, for a reason that the reader can fix. The message is in whole
 * sentences and is shown without a stack.
 */
export class BuildError extends Error {
  override name = 'BuildError';
}
