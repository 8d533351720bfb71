import { Button } from '@mantine/core';
import { updateLocationStatus } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { RecordParts } from '@nestling/kit/RecordParts.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDoor, IconDoorOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useHere } from '../../../shell/here.ts';
import { ClosePlace } from '../parts/ClosePlace.tsx';
import classes from '../parts/places.module.css';
import { type PlaceRecord as Place, PlaceShared, usePlace } from '../parts/use-place.ts';
import { PlaceCountersDocument } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import { zoneName } from '../zones.ts';

/** One location of the centre, part by part. */
const PlaceRecord = () => {
  const { params } = useHere();
  const answer = usePlace(params.locationId ?? '');
  return (
    <RecordScreen answer={answer} titleOf={({ name }) => name} actions={(place) => <Switch place={place} />}>
      {(place) => <Body place={place} />}
    </RecordScreen>
  );
};

/** Opens a closed location at once; closing one says first whom it touches. */
const Switch = ({ place }: { place: Place }) => {
  const t = useWords(placeWords);
  const [closing, setClosing] = useState(false);
  const open = useAction(updateLocationStatus);
  return (
    <>
      {place.active ? (
        <Button variant="default" leftSection={<IconDoorOff size={18} />} onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      ) : (
        <Button
          leftSection={<IconDoor size={18} />}
          loading={open.busy}
          onClick={() => void open.run({ id: place.id, active: true })}
        >
          {t('reopen')}
        </Button>
      )}
      {closing ? <ClosePlace place={place} onClose={() => setClosing(false)} /> : null}
    </>
  );
};

const Body = ({ place }: { place: Place }) => {
  const t = useWords(placeWords);
  const { language } = useSpeech();
  const { data } = useAsk(PlaceCountersDocument, { location: place.id });
  const counted = data?.getLocationCounters;
  return (
    <>
      <p className={`${classes.quiet} ${classes.facts}`}>
        {place.active ? null : <Badge kind="out">{t('isClosed')}</Badge>}
        {place.address ? (
          <a href={place.pin_url ?? place.map_url ?? undefined} target="_blank" rel="noreferrer">
            {place.address}
          </a>
        ) : null}
        {[
          place.phone && phoneWords(place.phone),
          place.email,
          place.timezone && zoneName(place.timezone.value, language),
        ]
          .filter(Boolean)
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        {counted ? (
          <span data-figures>
            {t('counted', {
              children: counted.students,
              contacts: counted.users,
              staff: counted.teachers,
              pending: counted.pending,
            })}
          </span>
        ) : null}
      </p>
      <RecordParts shared={PlaceShared} record={place} label={t('parts')} />
    </>
  );
};

export default PlaceRecord;
