import { Fragment, useState } from 'react';
import type { Clash, ChosenSides } from '../../shared/messages.ts';
import { Button } from '../parts/button.tsx';
import { publish } from '../save.ts';
import { useAnswer } from '../ask.ts';

/** Passages that the owner and somebody else changed. The owner chooses for each content file. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const entries = useAnswer('overview', {})?.files;
  const [chosenSides, setChosenSides] = useState<ChosenSides>({});
  const files = new Map(clashes.map(({ id, file }) => [id, file]));
  return (
    <>
      {Array.from(files, ([id, file]) => {
        const title = entries?.find((entry) => entry.file === file)?.title ?? file;
        return (
          <fieldset key={id}>
            <legend>{title}</legend>
            {(['theirs', 'yours'] as const).map((side) => (
              <Fragment key={side}>
                <h3>{side === 'theirs' ? 'Theirs' : 'Yours'}</h3>
                <blockquote className="boxed">
                  {clashes
                    .filter((clash) => clash.id === id)
                    .map((clash) => clash[side])
                    .join('\n…\n')}
                </blockquote>
                <Button
                  label={`Use ${side}`}
                  itemTitle={title}
                  aria-pressed={chosenSides[id] === side}
                  onPress={() => setChosenSides({ ...chosenSides, [id]: side })}
                />
              </Fragment>
            ))}
          </fieldset>
        );
      })}
      <Button
        label="Publish this"
        variant="strong"
        disabled={[...files.keys()].some((id) => !chosenSides[id])}
        onPress={() => publish({ chosenSides })}
      />
    </>
  );
}
