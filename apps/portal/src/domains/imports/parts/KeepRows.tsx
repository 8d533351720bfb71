import { Button } from '@mantine/core';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { notify } from '@nestling/ui/notice/notices.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { type Keep, keepAll } from '../keeping.ts';
import { importWords } from '../words.ts';

/** Keeps rows for later work, and asks before it replaces what somebody else has kept. */
export const KeepRows = <R,>({ rows, keep, onKept }: { rows: readonly R[]; keep: Keep<R>; onKept?: () => void }) => {
  const t = useWords(importWords);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const run = async (replace: boolean) => {
    setBusy(true);
    setAsking(false);
    const ended = await keepAll(rows, keep, replace);
    setBusy(false);
    if (ended?.kind === 'done') {
      onKept?.();
      notify({ kind: 'done', title: t('kept') });
    } else if (ended?.fieldErrors.some(({ code }) => code === 'KEPT_BY_OTHER')) setAsking(true);
    else if (ended) notify({ kind: 'failed', title: ended.message });
  };
  return (
    <>
      <Button variant="default" loading={busy} disabled={rows.length === 0} onClick={() => void run(false)}>
        {t('keep')}
      </Button>
      {asking ? (
        <Dialog label={t('keep')} onClose={() => setAsking(false)}>
          <Stack gap="m">
            <p>{t('keptByOther')}</p>
            <Row justify="end">
              <Button variant="default" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
              <Button onClick={() => void run(true)}>{t('replace')}</Button>
            </Row>
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
};
