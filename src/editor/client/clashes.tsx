import { Fragment, useState } from 'react';
import type { Clash } from '../answers.ts';
import type { SideChoices } from '../request-shapes.ts';
import { Button } from './button.tsx';
import { publish } from './save.ts';
import { useAnswer } from './ask.ts';

/**
 * Passages that were changed here and by somebody else, side by side. The owner chooses for each
 * part of the site.
 */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const parts = useAnswer('overview', {})?.files;
  const [choices, setChoices] = useState<SideChoices>({});
  const files = [...new Set(clashes.map(({ file }) => file))];
  const titleOf = (file: string): string =>
    parts?.find((part) => part.file === file)?.title ?? file;
  return (
    <>
      {files.map((file) => (
        <fieldset key={file}>
          <legend>{titleOf(file)}</legend>
          {(['theirs', 'yours'] as const).map((side) => (
            <Fragment key={side}>
              <blockquote className="boxed">
                {clashes
                  .filter((clash) => clash.file === file)
                  .map((clash) => clash[side])
                  .join('\n…\n')}
              </blockquote>
              <Button
                label={`Use ${side}`}
                itemTitle={titleOf(file)}
                aria-pressed={choices[file] === side}
                onPress={() => setChoices({ ...choices, [file]: side })}
              />
            </Fragment>
          ))}
        </fieldset>
      ))}
      <Button
        label="Publish this"
        variant="strong"
        disabled={files.some((file) => !choices[file])}
        onPress={() => publish({ choices })}
      />
    </>
  );
}
