import { Button } from '@mantine/core';
import { updateLocationStatus } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { LineSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { PlaceCountersDocument } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import classes from './places.module.css';

/** Says whom closing a location touches before it is done; the notice takes it back. */
export const ClosePlace = ({
  place,
  onClose,
}: {
  place: { readonly id: string; readonly name: string };
  onClose: () => void;
}) => {
  const t = useWords(placeWords);
  const { data } = useAsk(PlaceCountersDocument, { location: place.id });
  const open = useAction(updateLocationStatus);
  const close = useAction(updateLocationStatus, {
    undo:
      (_, { id }) =>
      () =>
        void open.run({ id, active: true }),
  });
  const title = t('closeTitle', { name: place.name });
  const counted = data?.getLocationCounters;
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2 className={classes.heading}>{title}</h2>
        <p>{t('closeText')}</p>
        {counted ? (
          <p>
            <b>
              {t('closeTouches', {
                children: counted.students,
                contacts: counted.users,
                rooms: counted.programs,
                staff: counted.teachers,
              })}
            </b>
          </p>
        ) : (
          <LineSkeleton />
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            color="red"
            loading={close.busy}
            onClick={() => void close.run({ id: place.id, active: false }).then(onClose)}
          >
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
