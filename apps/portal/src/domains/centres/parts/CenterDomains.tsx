import { Select, TextInput } from '@mantine/core';
import {
  addNewServerDomain,
  checkServerDomain,
  deleteServerDomain,
  updateServerDomain,
} from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconEye, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { CenterDomainsDocument, type DomainLineFragment } from '../hosting.graphql.ts';
import { hostingWords } from '../hosting-words.ts';
import { AddingSection } from './AddingSection.tsx';
import classes from './hosting.module.css';

const looks = { waiting: 'wait', proven: 'wait', active: 'good', inactive: 'neutral', lost: 'bad' } as const;
const isStatus = (text: string): text is keyof typeof looks => text in looks;
const reasons = [
  'no-record',
  'other-token',
  'points-elsewhere',
  'points-nowhere',
  'no-certificate',
  'no-answer',
] as const;

/** The names of its own a center is reached at: what is missing to each, and the record that proves it. */
export const CenterDomains = ({ center }: { center: string }) => {
  const t = useWords(hostingWords);
  const { data, error, again } = useAsk(CenterDomainsDocument, { center_id: center });
  return (
    <AddingSection
      title={t('domains')}
      help={t('domainsHelp')}
      add={t('addDomain')}
      none={t('noDomains')}
      answer={{ rows: data?.getServerDomains, error, again }}
      waits={2}
      form={(onClose) => <AddDomain center={center} onClose={onClose} />}
    >
      {(rows) => (
        <ul className={classes.lines}>
          {rows.map((one) => (
            <OneDomain key={one.id} domain={one} onChanged={again} />
          ))}
        </ul>
      )}
    </AddingSection>
  );
};

const OneDomain = ({ domain, onChanged }: { domain: DomainLineFragment; onChanged: () => void }) => {
  const t = useWords(hostingWords);
  const { language } = useSpeech();
  const [leaving, setLeaving] = useState(false);
  const look = useAction(checkServerDomain);
  const change = useAction(updateServerDomain);
  const leave = useAction(deleteServerDomain);
  const { id, status, checked_at, record_name, record_value } = domain;
  const reason = reasons.find((one) => one === domain.reason);
  const on = domain.wanted === 'active';
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <strong className={classes.name}>{domain.domain}</strong>
        {isStatus(status) ? <Badge kind={looks[status]}>{t(status)}</Badge> : null}
        <Menu
          label={t('more', { name: domain.domain })}
          button={<IconDotsVertical size={20} aria-hidden="true" />}
          items={[
            {
              key: 'look',
              label: t('look'),
              icon: <IconEye size={18} />,
              onPick: () => void look.run({ id }).then(onChanged),
            },
            {
              key: 'switch',
              label: t(on ? 'switchOff' : 'switchOn'),
              icon: on ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />,
              onPick: () => void change.run({ id, status: on ? 'inactive' : 'active' }).then(onChanged),
            },
            {
              key: 'leave',
              label: t('giveUp'),
              icon: <IconTrash size={18} />,
              danger: true,
              onPick: () => setLeaving(true),
            },
          ]}
        />
      </div>
      <p>{t(domain.serves === 'site' ? 'site' : 'portal')}</p>
      {reason ? <p>{t(reason)}</p> : null}
      {checked_at ? (
        <p className={classes.small}>{t('lookedAt', { date: momentFigures(checked_at, language) })}</p>
      ) : null}
      {status === 'active' ? null : (
        <dl className={classes.record}>
          <dt>
            {t('record')}, {t('recordAt')}
          </dt>
          <dd>
            <code>{record_name}</code>
          </dd>
          <dt>{t('recordSays')}</dt>
          <dd>
            <code>{record_value}</code>
          </dd>
        </dl>
      )}
      {leaving ? (
        <ConfirmDelete
          onDelete={() =>
            leave.run({ id }).then(() => {
              setLeaving(false);
              onChanged();
            })
          }
          onCancel={() => setLeaving(false)}
        >
          <strong>{domain.domain}</strong>
          <p>{t('giveUpText')}</p>
        </ConfirmDelete>
      ) : null}
    </li>
  );
};

const AddDomain = ({ center, onClose }: { center: string; onClose: () => void }) => {
  const t = useWords(hostingWords);
  const form = useCallForm({
    call: addNewServerDomain,
    fixed: { center_id: center },
    values: { domain: '', serves: 'portal' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('addDomain')} submit={t('addDomain')} onClose={onClose}>
      <Stack>
        <TextInput
          autoComplete="off"
          inputMode="url"
          placeholder="sunny.example.org"
          {...form.field('domain', t('domain'), t('domainHelp'))}
        />
        <Select
          allowDeselect={false}
          data={[
            { value: 'portal', label: t('portal') },
            { value: 'site', label: t('site') },
          ]}
          {...form.field('serves', t('serves'))}
        />
      </Stack>
    </FormDialog>
  );
};
