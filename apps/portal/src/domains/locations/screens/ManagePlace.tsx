import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, Suspense } from 'react';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import type { Located } from '../../../shell/place.ts';
import { Details } from '../parts/Details.tsx';
import { OpeningTimes } from '../parts/OpeningTimes.tsx';
import classes from '../parts/places.module.css';
import { type PlaceRecord, PlaceShared, usePlace } from '../parts/use-place.ts';
import { placeWords } from '../words.ts';

const Mailboxes = lazy(() => import('../parts/Mailboxes.tsx'));
const PlaceCameras = lazy(() => import('../parts/PlaceCameras.tsx'));
const PlaceGroups = lazy(() => import('../parts/PlaceGroups.tsx'));
const PlaceHistory = lazy(() => import('../parts/PlaceHistory.tsx'));
const PlaceManagers = lazy(() => import('../parts/PlaceManagers.tsx'));
const PlaceRooms = lazy(() => import('../parts/PlaceRooms.tsx'));
const PlaceSettings = lazy(() => import('../parts/PlaceSettings.tsx'));

/** The location one works in, as its manager keeps it. The part on show stands in the address. */
const ManagePlace = ({ place: { id } }: Located) => {
  const answer = usePlace(id);
  return (
    <RecordScreen answer={answer} titleOf={({ name }) => name}>
      {(place) => <Body key={place.id} place={place} />}
    </RecordScreen>
  );
};

const Body = ({ place }: { place: PlaceRecord }) => {
  const t = useWords(placeWords);
  const { params } = useHere();
  const parts: readonly { key: string; label: string; content: ReactNode }[] = [
    { key: 'profile', label: t('details'), content: <Details place={place} /> },
    { key: 'schedule', label: t('hours'), content: <OpeningTimes place={place} /> },
    { key: 'rooms', label: t('rooms'), content: <PlaceRooms /> },
    { key: 'cameras', label: t('cameras'), content: <PlaceCameras /> },
    { key: 'camera-groups', label: t('groups'), content: <PlaceGroups /> },
    { key: 'managers', label: t('managers'), content: <PlaceManagers /> },
    { key: 'settings', label: t('settings'), content: <PlaceSettings /> },
    { key: 'notifications', label: t('mailboxes'), content: <Mailboxes /> },
    { key: 'history', label: t('history'), content: <PlaceHistory /> },
  ];
  const here = parts.find(({ key }) => key === params.tab) ?? parts[0];
  const tabs = parts.map(({ key, label }) => ({ key, label, to: href('locations.manage', { tab: key }) }));
  return (
    <PlaceShared value={place}>
      <LinkTabs tabs={tabs} here={here?.key ?? ''} label={t('parts')} />
      <div className={classes.body}>
        <Suspense fallback={<CardsSkeleton />}>{here?.content}</Suspense>
      </div>
    </PlaceShared>
  );
};

export default ManagePlace;
