import { Button } from '@mantine/core';
import { updateLocationStatus } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { JumpList } from '@nestling/kit/JumpList.tsx';
import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDoor, IconDoorOff } from '@tabler/icons-react';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { ClosePlace } from '../parts/ClosePlace.tsx';
import { Details } from '../parts/Details.tsx';
import { OpeningTimes } from '../parts/OpeningTimes.tsx';
import { PlaceCameras } from '../parts/PlaceCameras.tsx';
import { PlaceGroups } from '../parts/PlaceGroups.tsx';
import { PlaceHistory } from '../parts/PlaceHistory.tsx';
import { PlaceManagers } from '../parts/PlaceManagers.tsx';
import { PlacePrograms } from '../parts/PlacePrograms.tsx';
import { PlaceRooms } from '../parts/PlaceRooms.tsx';
import { PlaceSettings } from '../parts/PlaceSettings.tsx';
import classes from '../parts/places.module.css';
import { type PlaceRecord as Place, usePlace } from '../parts/use-place.ts';
import { PlaceCountersDocument } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import { zoneName } from '../zones.ts';

/** One location of the centre. Each part has its own address; the bare one shows what the location is. */
const PlaceRecord = () => {
  const { params } = useHere();
  const answer = usePlace(params.locationId ?? '');
  return (
    <RecordScreen answer={answer} titleOf={({ name }) => name} actions={(place) => <Switch place={place} />}>
      {(place) => <Body key={place.id} place={place} />}
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
  const { id: screen } = useHere();
  const { data } = useAsk(PlaceCountersDocument, { location: place.id });
  const counted = data?.getLocationCounters;
  const at = { locationId: place.id };
  const tabs = [
    { key: 'locations.one', label: t('details'), to: href('locations.one', at) },
    { key: 'locations.one.rooms', label: t('rooms'), to: href('locations.one.rooms', at) },
    { key: 'locations.one.programs', label: t('programs'), to: href('locations.one.programs', at) },
    { key: 'locations.one.cameras', label: t('cameras'), to: href('locations.one.cameras', at) },
    { key: 'locations.one.managers', label: t('managers'), to: href('locations.one.managers', at) },
    { key: 'locations.one.groups', label: t('groups'), to: href('locations.one.groups', at) },
    { key: 'locations.one.settings', label: t('settings'), to: href('locations.one.settings', at) },
  ];
  const content = () => {
    if (screen === 'locations.one.rooms') return <PlaceRooms location={place.id} />;
    if (screen === 'locations.one.programs') return <PlacePrograms location={place.id} />;
    if (screen === 'locations.one.cameras') return <PlaceCameras location={place.id} />;
    if (screen === 'locations.one.managers') return <PlaceManagers location={place.id} editable />;
    if (screen === 'locations.one.groups') return <PlaceGroups location={place.id} />;
    if (screen === 'locations.one.settings')
      return (
        <JumpList>
          <PlaceSettings location={place.id} />
        </JumpList>
      );
    return (
      <>
        <Details place={place} />
        <h2 className={classes.heading}>{t('hours')}</h2>
        <OpeningTimes place={place} />
        <h2 className={classes.heading}>{t('history')}</h2>
        <PlaceHistory location={place.id} />
      </>
    );
  };
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
      <LinkTabs tabs={tabs} here={screen ?? 'locations.one'} label={t('parts')} />
      <div className={classes.body}>{content()}</div>
    </>
  );
};

export default PlaceRecord;
