import { type BuildFailure, formatMessages, type Message } from 'esbuild';
import { BuildError } from '../base/build-error.ts';

/**
 * Turns the bundler's messages, with source lines, into a BuildError that begins with the sentence
 * `what`.
 */
export async function bundlerError(what: string, messages: Message[]): Promise<BuildError> {
  const texts = await formatMessages(messages, { kind: 'error', color: false });
  return new BuildError(`${what}\n${texts.map((text) => text.trim()).join('\n')}`);
}

/**
 * Makes an error handler. It throws a bundler's error as a BuildError that begins with the sentence
 * `what`, and any other error unchanged.
 */
export const explainBundling =
  (what: string) =>
  async (error: unknown): Promise<never> => {
    const { errors = [] } = error as Partial<BuildFailure>;
    throw errors.length === 0 ? error : await bundlerError(what, errors);
  };
