import { expect, test } from 'vitest';
import { readContent } from '../../../../src/generator/content/read-content.ts';
import { workshopModel } from '../../../fixture-site/content-model.ts';

test.each(['contnet', 'package.json'])(
  'a missing folder, or a file in its place, is one mistake, not one for each file: %s',
  (name) => {
    const says = new RegExp(
      `^${name}  This folder is empty or does not exist\\. Correct its name, .*$`,
    );
    expect(() => readContent(workshopModel, name)).toThrow(says);
  },
);
