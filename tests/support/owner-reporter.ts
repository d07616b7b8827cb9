import type { Reporter, TestModule } from 'vitest/node';

type BrokenRule = { rule: string; message: string };

/**
 * Tells a shop's owner what the tests of `npm run release` found: no stacks, no names of test
 * files.
 */
export default class OwnerReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const broken: BrokenRule[] = unhandled.map(({ message }) => ({
      rule: 'the check itself',
      message,
    }));
    let held = 0;
    for (const module of modules) {
      for (const { message } of module.errors()) broken.push({ rule: 'the check itself', message });
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') held += 1;
        for (const { message } of state === 'failed' ? errors : [])
          broken.push({ rule: test.fullName, message });
      }
    }
    console.log(inOwnersWords(broken, held));
  }
}

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The report for the owner. `held` is the number of rules that hold. */
function inOwnersWords(broken: readonly BrokenRule[], held: number): string {
  if (broken.length === 0)
    return `Every page says what content says: ${held.toLocaleString('en-US')} rules hold.`;
  return [
    'Do not publish dist/ yet. These pages do not say what content says:',
    ...broken.map(
      ({ rule, message }) =>
        `- ${rule.replaceAll(' > ', ': ')}\n  ${message.replace(COLORS, '').trim().split('\n')[0]}`,
    ),
    'Undo your last change of content and run this again, or send these lines to the developer of the site.',
  ].join('\n');
}
