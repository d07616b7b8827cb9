import { type BuildFailure, formatMessages } from 'esbuild';
import { BuildError } from './build-error.ts';

/**
 * Makes an error handler. It throws a bundler's error, with source lines, as a BuildError that
 * begins with the sentence `what`, and any other error unchanged.
 */
export const throwAsBuildError =
  (what: string) =>
  async (error: unknown): Promise<never> => {
    const { errors = [] } = error as Partial<BuildFailure>;
    if (errors.length === 0) throw error;
    const texts = await formatMessages(errors, { kind: 'error', color: false });
    throw new BuildError([what, ...texts.map((text) => text.trim())].join('\n'));
  };
