import { useWords } from '@nestling/ui/words.ts';
import { placeWords } from '../words.ts';
import { Details } from './Details.tsx';
import { OpeningTimes } from './OpeningTimes.tsx';
import PlaceHistory from './PlaceHistory.tsx';
import classes from './places.module.css';
import { usePlaceRecord } from './use-place.ts';

/** What a location is, when it is open, and what was changed. */
const PlaceOverview = () => {
  const t = useWords(placeWords);
  const place = usePlaceRecord();
  return (
    <div className={classes.body}>
      <Details place={place} />
      <h2 className={classes.heading}>{t('hours')}</h2>
      <OpeningTimes place={place} />
      <h2 className={classes.heading}>{t('history')}</h2>
      <PlaceHistory />
    </div>
  );
};

export default PlaceOverview;
