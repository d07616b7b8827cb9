/**
 * What a command may add to an error: how its user names another output folder, or draws the share
 * cards.
 */
export type Help = 'output folder' | 'share cards';

/**
 * The build cannot continue, for a reason that the reader can fix. The message is in whole
 * sentences and is shown without a stack.
 */
export class BuildError extends Error {
  override name = 'BuildError';
  readonly help: Help | undefined;

  constructor(message: string, help?: Help) {
    super(message);
    this.help = help;
  }
}
