import { Button, Textarea } from '@mantine/core';
import { deleteCenterSslKeys, saveCenterSslKeys } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { CenterCertificatesDocument, type CertificateLineFragment } from '../hosting.graphql.ts';
import { hostingWords } from '../hosting-words.ts';
import classes from './hosting.module.css';

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The certificates that were handed in for hosts of a center. */
export const CenterCertificates = ({ center }: { center: string }) => {
  const t = useWords(hostingWords);
  const [adding, setAdding] = useState(false);
  const { data, error, again } = useAsk(CenterCertificatesDocument, { id: center });
  const kept = data?.getCenterSslKeys;
  return (
    <Section
      title={t('certificates')}
      help={t('certificatesHelp')}
      action={
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('addCertificate')}
        </Button>
      }
    >
      {kept ? null : <Pending error={error} onRetry={again} rows={2} />}
      {kept?.length === 0 ? <p>{t('noCertificates')}</p> : null}
      <ul className={classes.lines}>
        {kept?.map((one) => (
          <OneCertificate key={one.id} certificate={one} onChanged={again} />
        ))}
      </ul>
      {adding ? (
        <SaveCertificate
          center={center}
          onClose={() => {
            setAdding(false);
            again();
          }}
        />
      ) : null}
    </Section>
  );
};

const OneCertificate = ({
  certificate,
  onChanged,
}: {
  certificate: CertificateLineFragment;
  onChanged: () => void;
}) => {
  const t = useWords(hostingWords);
  const { language } = useSpeech();
  const remove = useAction(deleteCenterSslKeys);
  const hosts = textsOf(certificate.hosts);
  const names = textsOf(certificate.names).join(', ');
  const date = momentFigures(certificate.not_after, language);
  const over = new Date(certificate.not_after).getTime() < Date.now();
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <strong className={classes.name}>{names}</strong>
        <Button
          variant="default"
          aria-label={`${t('deleteCertificate')}: ${names}`}
          loading={remove.busy}
          onClick={() => void remove.run({ id: certificate.id }).then(onChanged)}
        >
          {t('deleteCertificate')}
        </Button>
      </div>
      <p>{t(over ? 'over' : 'until', { date })}</p>
      <p>{hosts.length > 0 ? t('greets', { hosts: hosts.join(', ') }) : t('unused')}</p>
      <p className={classes.small}>
        {certificate.key_kind}, {certificate.issuer}
      </p>
    </li>
  );
};

const SaveCertificate = ({ center, onClose }: { center: string; onClose: () => void }) => {
  const t = useWords(hostingWords);
  const form = useCallForm({
    call: saveCenterSslKeys,
    fixed: { id: center },
    values: { certificate: '', private_key: '', chain: '' },
    secret: ['private_key'],
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('addCertificate')} submit={t('addCertificate')} onClose={onClose}>
      <Textarea
        autosize
        minRows={3}
        maxRows={6}
        placeholder="-----BEGIN CERTIFICATE-----"
        {...form.field('certificate', t('certificate'), t('certificateHelp'))}
      />
      <Textarea
        autosize
        minRows={3}
        maxRows={6}
        autoComplete="off"
        placeholder="-----BEGIN PRIVATE KEY-----"
        {...form.field('private_key', t('privateKey'), t('keyHelp'))}
      />
      <Textarea autosize minRows={2} maxRows={6} {...form.field('chain', t('chain'))} />
    </FormDialog>
  );
};
