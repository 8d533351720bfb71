import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect } from 'react';
import { href } from '../../../addresses.ts';
import { QrCode } from '../../auth/parts/QrCode.tsx';
import classes from './kiosk.module.css';
import { DoorQrDocument } from './qr.graphql.ts';
import { kioskWords } from './words.ts';

/** A new code is fetched so long before the one on show ends. */
const EARLY_MS = 3_000;
const SOONEST_MS = 2_000;

/** The code at the door, for the phones of contacts; it is another one every minute or so. Nothing where it is off. */
export const DoorQr = ({ location }: { location: string }) => {
  const t = useWords(kioskWords);
  const { data, again } = useAsk(DoorQrDocument, { location }, { fresh: true });
  const { code, expires_at } = data?.getLocationCheckinQrSetting ?? { code: null, expires_at: null };
  useEffect(() => {
    if (!expires_at) return;
    const left = Date.parse(expires_at) - Date.now() - EARLY_MS;
    const timer = setTimeout(again, Math.max(SOONEST_MS, left));
    return () => clearTimeout(timer);
  }, [expires_at, again]);
  if (!code) return null;
  return (
    <section className={classes.section}>
      <h2>{t('qr')}</h2>
      <p className={classes.quiet}>{t('qrText')}</p>
      <div className={classes.qr}>
        <QrCode text={`${window.location.origin}${href('attendance.own', {}, { code })}`} label={t('qr')} />
      </div>
    </section>
  );
};
