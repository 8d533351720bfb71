import { useAsk } from '@nestling/kit/ask.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect } from 'react';
import { Conflict } from '../../attendance/kiosk/Conflict.tsx';
import { KioskDocument } from '../../attendance/kiosk/kiosk.graphql.ts';
import { needsWords } from '../needs-words.ts';

/** What the kiosk and attendance say of one child, to be settled where it is read; closes itself once it is. */
export const KioskAnswer = ({
  id,
  location,
  zone,
  onClose,
}: {
  id: string;
  location: string;
  zone: string | null;
  onClose: () => void;
}) => {
  const t = useWords(needsWords);
  const { data } = useAsk(KioskDocument, { location, manages: false });
  const check = data?.getKioskConflicts?.data.find((one) => one.id === id);
  const settled = data !== undefined && !check;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is settled
  useEffect(() => {
    if (settled) onClose();
  }, [settled]);
  return (
    <Dialog label={t('kiosk', { name: check?.student?.full_name ?? '' })} width={560} onClose={onClose}>
      {check ? <Conflict check={check} zone={zone} /> : null}
    </Dialog>
  );
};
