import { Button } from '@mantine/core';
import { closeBillingMonth } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { monthWords, stated } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { reportWords } from './words.ts';

/** The first day of the month before this one. */
const lastMonth = (): string => {
  const [year = 0, month = 1] = stated(Date.now()).date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
};

/** Closes last month of a location, so that what was handed to the accountant stays as it was. */
export const CloseMonth = ({ location }: { location: string }) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const may = useMay()('manage_billing');
  const [asking, setAsking] = useState(false);
  const close = useAction(closeBillingMonth);
  if (!may) return null;
  const first = lastMonth();
  const month = monthWords(first, language);
  return (
    <>
      <Button variant="default" leftSection={<IconLock size={18} />} onClick={() => setAsking(true)}>
        {t('closeMonth', { month })}
      </Button>
      {asking ? (
        <Dialog label={t('closeTitle', { month })} onClose={() => setAsking(false)}>
          <Stack>
            <h2>{t('closeTitle', { month })}</h2>
            <p>{t('closeText')}</p>
            <Row>
              <Button variant="default" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
              <Button
                loading={close.busy}
                onClick={() => void close.run({ location, month: first }).then(() => setAsking(false))}
              >
                {t('closeMonth', { month })}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
};
