import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { href } from '../../../addresses.ts';
import { QrCode } from '../../auth/parts/QrCode.tsx';
import classes from './DoorCode.module.css';
import { TabletCodeDocument } from './doorCode.graphql.ts';
import { ask } from './offline/line.ts';
import { tabletWords } from './words.ts';

/** A new code is fetched so long before the one on show ends; without an answer it is tried again so soon. */
const EARLY_MS = 3_000;
const AGAIN_MS = 15_000;

/** The code contacts scan with their own phones, beside the keypad; nothing where the location shows none. */
export const DoorCode = ({ parm }: { parm: string }) => {
  const t = useWords(tabletWords);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const renew = async () => {
      const place = await ask(TabletCodeDocument, { parm }).then(
        ({ getLocationByTimeclockLink }) => getLocationByTimeclockLink,
        () => null,
      );
      if (over) return;
      setCode(place?.qr_code ?? null);
      const until = place?.qr_expires_at ? Date.parse(place.qr_expires_at) - Date.now() - EARLY_MS : AGAIN_MS;
      timer = setTimeout(() => void renew(), Math.max(EARLY_MS, until));
    };
    void renew();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [parm]);
  if (!code) return null;
  return (
    <div className={classes.code}>
      <QrCode text={`${location.origin}${href('attendance.own', {}, { code })}`} label={t('scan')} />
      <p>{t('scan')}</p>
    </div>
  );
};
