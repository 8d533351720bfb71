import { Button } from '@mantine/core';
import type { Ended } from '@nestling/kit/action.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { notify } from '@nestling/ui/notice/notices.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { importWords } from '../words.ts';

/** Rows of one call: a longer list is kept by several. */
const AT_ONCE = 500;

/** How rows are kept: in place of what stands there or behind it, over what another person has kept or not. */
export type KeepHow = { readonly append: boolean; readonly replace: boolean };

/** Keeps rows for later work, and asks before it replaces what somebody else has kept. */
export const KeepRows = <R,>({
  rows,
  keep,
}: {
  rows: readonly R[];
  keep: (rows: readonly R[], how: KeepHow) => Promise<Ended<unknown> | null>;
}) => {
  const t = useWords(importWords);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const run = async (replace: boolean) => {
    setBusy(true);
    setAsking(false);
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const ended = await keep(rows.slice(at, at + AT_ONCE), { append: at > 0, replace: replace && at === 0 });
      if (ended?.kind === 'done') continue;
      setBusy(false);
      if (ended?.fieldErrors.some(({ code }) => code === 'KEPT_BY_OTHER')) setAsking(true);
      else if (ended) notify({ kind: 'failed', title: ended.message });
      return;
    }
    setBusy(false);
    notify({ kind: 'done', title: t('kept') });
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
