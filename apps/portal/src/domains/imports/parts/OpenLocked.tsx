import { Button, PasswordInput } from '@mantine/core';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import classes from '../imports.module.css';
import { importWords } from '../words.ts';

/** Asks for the password of a ZIP, which goes along with it once and is kept nowhere. */
export const OpenLocked = ({
  name,
  busy,
  onOpen,
  onCancel,
}: {
  name: string;
  busy: boolean;
  onOpen: (password: string) => void;
  onCancel: () => void;
}) => {
  const t = useWords(importWords);
  const [password, setPassword] = useState('');
  return (
    <Stack gap="xs" className={classes.paste}>
      <PasswordInput
        autoFocus
        label={t('zipPassword', { name })}
        description={t('zipPasswordText')}
        autoComplete="off"
        maxLength={200}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && password !== '') onOpen(password);
        }}
      />
      <Row>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button disabled={password === ''} loading={busy} onClick={() => onOpen(password)}>
          {t('zipOpen')}
        </Button>
      </Row>
    </Stack>
  );
};
