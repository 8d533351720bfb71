import { Button, FileButton } from '@mantine/core';
import { withdrawSignature } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileSearch, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { usePerson } from '../../../session/session.ts';
import { type OneEntryQuery, VerifyEntryDocument } from '../entries.graphql.ts';
import classes from './paper.module.css';
import { paperWords } from './words.ts';

type Entry = NonNullable<OneEntryQuery['getFormEntry']>;
const states = ['intact', 'changed', 'lost', 'none', 'same', 'earlier', 'other'] as const;
type State = (typeof states)[number];

/** The digest of a file, in hex: the file itself stays on the device. */
const sha256Of = async (file: File): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Who has signed an entry, its sealed PDF, whether that is still what was sealed, whether a file somebody has in hand is it,
 * what a stranger checks it by, and the way to take a signature back.
 */
export const Sealed = ({ entry }: { entry: Entry }) => {
  const t = useWords(paperWords);
  const { language } = useSpeech();
  const { id: me } = usePerson();
  const client = useClient();
  const [state, setState] = useState<State | null>(null);
  const [asks, setAsks] = useState(false);
  const take = useAction(withdrawSignature);
  const signature = entry.signatures.at(-1);
  if (!signature) return null;
  const sealed = entry.files.findLast(({ kind }) => kind === 'sealed');
  const handedIn = entry.files.findLast(({ kind }) => kind === 'handed_in');
  const check = async (copy?: File | null) => {
    const sha256 = copy ? await sha256Of(copy) : null;
    const { data } = await askOnce(client, VerifyEntryDocument, { id: entry.id, sha256 });
    const told = sha256 ? data?.verifyFormEntry?.copy : data?.verifyFormEntry?.state;
    setState(states.find((one) => one === told) ?? null);
  };
  const withdraws = entry.user?.id === me && entry.status === 'submitted' && !signature.withdrawn_at && !handedIn;
  return (
    <Stack gap="s">
      <span>
        {signature.withdrawn_at
          ? t('unsignedBy', { name: signature.name })
          : t('signedBy', { name: signature.name, at: momentWords(signature.at, language) })}
      </span>
      <Row gap="s">
        {sealed?.url ? (
          <>
            <Button component="a" href={sealed.url} download leftSection={<IconDownload size={18} />}>
              {t('pdf')}
            </Button>
            <Button variant="default" leftSection={<IconShieldCheck size={18} />} onClick={() => void check()}>
              {t('verify')}
            </Button>
            <FileButton accept="application/pdf" onChange={(file) => (file ? void check(file) : undefined)}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconFileSearch size={18} />}>
                  {t('checkCopy')}
                </Button>
              )}
            </FileButton>
          </>
        ) : (
          <span>{t('making')}</span>
        )}
        {handedIn?.url ? (
          <Button component="a" href={handedIn.url} download variant="default">
            {t('handedIn')}
          </Button>
        ) : null}
        {withdraws && !asks ? (
          <Button variant="default" onClick={() => setAsks(true)}>
            {t('unsign')}
          </Button>
        ) : null}
      </Row>
      {asks && withdraws ? (
        <div>
          <p>{t('unsignText')}</p>
          <Row gap="s">
            <Button color="red" loading={take.busy} onClick={() => void take.run({ id: entry.id })}>
              {t('unsign')}
            </Button>
            <Button variant="default" onClick={() => setAsks(false)}>
              {t('back')}
            </Button>
          </Row>
        </div>
      ) : null}
      {state ? <p role="status">{t(state)}</p> : null}
      {sealed?.certificate ? (
        <small className={classes.certificate}>
          {t('certificate')} <code>{sealed.certificate}</code>
        </small>
      ) : null}
    </Stack>
  );
};
