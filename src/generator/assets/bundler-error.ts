import { type BuildFailure, formatMessages, type Message } from 'esbuild';
import { BuildError } from '../build-error.ts';

/** Turns the bundler's messages, with source lines, into a BuildError that begins with the sentence `what`. */
export async function bundlerError(what: string, messages: Message[]): Promise<BuildError> {
  const texts = await formatMessages(messages, { kind: 'error', color: false });
  return new BuildError(`${what}\n${texts.map((text) => text.trim()).join('\n')}`);
}

/** The bundler's messages in an error that it threw; none for any other error. */
export const messagesIn = (error: unknown): Message[] => (error as Partial<BuildFailure>).errors ?? [];
