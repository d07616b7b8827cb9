import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { quickYaml } from '../../../src/generator/content/quick-yaml.ts';
import { fullYaml } from '../../support/full-yaml.ts';

const SLIPS = '§ §\n§-§- §:§: §#§ #§\'§"§[§]§{§,§>§|§&§*§!§%§?§~§0§.§\n  §\n- §\n\n§>-\n§x: '.split(
  '§',
);

// For a typo anywhere in a file, the quick parser gives up or returns the same as the full parser.
test.each(['makes/stand-in.yaml', 'shop.yaml', 'complaints.yaml', 'services/brakes.yaml'])(
  '%s with a typo at any position is read the same by both parsers',
  (file) => {
    // The full parser answers sooner about a short piece.
    const pieces = readFileSync(join('scripts/new-shop', file), 'utf8')
      .slice(0, 1800)
      .match(/[^]{200,}?\n(?=\w)|[^]{200,}\n/g)!;
    const differ: string[] = [];
    let answered = 0;
    for (const text of pieces) {
      for (let at = 0; at < text.length; at += 2) {
        for (const slip of [SLIPS[at % SLIPS.length]!, SLIPS[(at * 7 + 3) % SLIPS.length]!]) {
          const changed = text.slice(0, at) + slip + text.slice(slip === '' ? at + 1 : at);
          const quick = quickYaml(changed);
          if (quick === undefined) continue;
          answered += 1;
          if (!isDeepStrictEqual(quick, fullYaml(changed))) differ.push(changed);
        }
      }
    }
    expect(differ).toEqual([]);
    expect(answered).toBeGreaterThan(pieces.join('').length / 4);
  },
);
