import { ButtonList } from '../parts/button-list.tsx';
import { Button } from '../parts/button.tsx';
import { save } from '../save.ts';
import { ask, useAnswer } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { openForm } from '../state.ts';

export function StandInsSheet() {
  const overview = useAnswer('overview', {});
  return (
    <Sheet title="Still missing">
      <ButtonList
        emptyText="Nothing is missing."
        items={overview?.standIns.map(({ ref, title, why, canConfirm }) => ({
          title,
          note: why,
          onPress: () => openForm(ref),
          actions: canConfirm && (
            <Button
              label="This is right"
              variant="quiet"
              itemTitle={title}
              onPress={async () => {
                const { file, path } = ref;
                const { revision } = await ask('form', { file });
                await save({ file, revision, change: { kind: 'confirm', path } });
              }}
            />
          ),
        }))}
      />
    </Sheet>
  );
}
