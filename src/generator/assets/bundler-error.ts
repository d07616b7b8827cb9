import { type BuildFailure, formatMessages, type Message } from 'esbuild';
import { BuildError } from '../build-error.ts';

/** What the bundler found wrong, with its source lines, as a BuildError that begins with the sentence `what`. */
export async function bundlerError(what: string, messages: Message[]): Promise<BuildError> {
  const texts = await formatMessages(messages, { kind: 'error', color: false });
  return new BuildError(`${what}\n${texts.map((text) => text.trim()).join('\n')}`);
}

/** The bundler's messages in an error that it threw; nothing in any other error. */
export const messagesIn = (error: unknown): Message[] => (error as Partial<BuildFailure>).errors ?? [];
