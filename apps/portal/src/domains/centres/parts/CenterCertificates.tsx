import { Button, Textarea } from '@mantine/core';
import { deleteCenterSslKeys, saveCenterSslKeys } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { CenterCertificatesDocument, type CertificateLineFragment } from '../hosting.graphql.ts';
import { hostingWords } from '../hosting-words.ts';
import { AddingSection } from './AddingSection.tsx';
import classes from './hosting.module.css';

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The certificates that were handed in for hosts of a center. */
export const CenterCertificates = ({ center }: { center: string }) => {
  const t = useWords(hostingWords);
  const { data, error, again } = useAsk(CenterCertificatesDocument, { id: center });
  return (
    <AddingSection
      title={t('certificates')}
      help={t('certificatesHelp')}
      add={t('addCertificate')}
      none={t('noCertificates')}
      answer={{ rows: data?.getCenterSslKeys, error, again }}
      waits={2}
      form={(onClose) => <SaveCertificate center={center} onClose={onClose} />}
    >
      {(rows) => (
        <ul className={classes.lines}>
          {rows.map((one) => (
            <OneCertificate key={one.id} certificate={one} onChanged={again} />
          ))}
        </ul>
      )}
    </AddingSection>
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
