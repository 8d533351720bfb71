import { Button } from '@mantine/core';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import classes from '../imports.module.css';
import { importWords } from '../words.ts';

/** Says that rows are kept here, to go on with them or to throw them away. */
export const KeptNotice = ({
  count,
  onGoOn,
  onDrop,
}: {
  count: number;
  onGoOn: () => void;
  onDrop: () => Promise<unknown>;
}) => {
  const t = useWords(importWords);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Row>
        <p className={classes.lead}>{t('keptHere', { count })}</p>
        <Button onClick={onGoOn}>{t('goOn')}</Button>
        <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
          {t('throwAway')}
        </Button>
      </Row>
      {asking ? (
        <ConfirmDelete onCancel={() => setAsking(false)} onDelete={() => onDrop().finally(() => setAsking(false))}>
          <p>{t('throwAwayAsk')}</p>
        </ConfirmDelete>
      ) : null}
    </>
  );
};
