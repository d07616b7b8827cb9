import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Raw = {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
};

const JAR = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);
const LARGE = 64 * 1024 * 1024;
// For a run of seconds, Java's second compiler costs more than it saves. Code of the first one
// needs more stack.
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/**
 * The Nu checker's messages about pages, styles and drawings, with the code that each is about: a
 * declaration or at-rule of a style, or a tag. Throws if the checker fails.
 */
export function nuMessages(files: string[]) {
  const { error, stderr } = spawnSync(
    'java',
    [
      ...SHORT_RUN,
      '-jar',
      JAR,
      '--also-check-css',
      '--also-check-svg',
      '--format',
      'json',
      '--exit-zero-always',
      ...files,
    ],
    { encoding: 'utf8', maxBuffer: LARGE },
  );
  if (error) throw new Error(`The Nu checker did not run: ${error.message}`);
  const start = stderr.indexOf('{"');
  if (start < 0) throw new Error(`The Nu checker did not answer:\n${stderr.slice(0, 1000)}`);
  const { messages } = JSON.parse(stderr.slice(start)) as { messages: Raw[] };
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8').split('\n')]));
  return messages.map(({ type, url, lastLine, lastColumn, message }) => {
    if (type === 'non-document-error' || url === undefined)
      throw new Error(`The Nu checker could not do its work: ${message}`);
    const file = fileURLToPath(url);
    const line = texts.get(file)?.[Math.max(0, (lastLine ?? 1) - 1)] ?? '';
    return {
      isError: type === 'error',
      file,
      text: message,
      at: message.startsWith('CSS:')
        ? declarationAt(line, lastColumn ?? 1)
        : tagAt(line, lastColumn ?? 1),
    };
  });
}

// Columns count from 1 and name the last character that a message is about.
function declarationAt(line: string, column: number): string {
  const before = /[^{};]*$/.exec(line.slice(0, column))![0];
  return (before + /^[^{};]*/.exec(line.slice(column))![0]).trim();
}

function tagAt(line: string, column: number): string {
  return line.slice(line.lastIndexOf('<', column - 1), column);
}
