import { PasswordInput, Select, TextInput } from '@mantine/core';
import { createWebServer, deleteWebServer, updateWebServer } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { serverWords } from '../server-words.ts';
import { type WebServerLineFragment, WebServersDocument } from '../web-servers.graphql.ts';
import { AddingSection } from './AddingSection.tsx';
import classes from './hosting.module.css';

/** The web servers support keeps: where each is reached, and the account there. */
export const WebServers = () => {
  const t = useWords(serverWords);
  const { data, error, again } = useAsk(WebServersDocument, { first: 200 });
  return (
    <AddingSection
      title={t('servers')}
      help={t('help')}
      add={t('add')}
      none={t('none')}
      answer={{ rows: data?.webServers.data, error, again }}
      waits={1}
      form={(onClose) => <WebServerForm onClose={onClose} />}
    >
      {(rows) => (
        <ul className={classes.lines}>
          {rows.map((one) => (
            <OneServer key={one.id} server={one} onChanged={again} />
          ))}
        </ul>
      )}
    </AddingSection>
  );
};

const OneServer = ({ server, onChanged }: { server: WebServerLineFragment; onChanged: () => void }) => {
  const t = useWords(serverWords);
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const remove = useAction(deleteWebServer);
  const { id, name, url, ftp, path, username, has_password, port, type } = server;
  const close = () => {
    setOpen(null);
    onChanged();
  };
  const place = [type?.toUpperCase(), ftp && (port ? `${ftp}:${port}` : ftp), path, username].filter(Boolean);
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <strong className={classes.name}>{name}</strong>
        <Menu
          label={t('more', { name })}
          button={<IconDotsVertical size={20} aria-hidden="true" />}
          items={[
            { key: 'edit', label: t('edit'), icon: <IconPencil size={18} />, onPick: () => setOpen('edit') },
            {
              key: 'remove',
              label: t('remove'),
              icon: <IconTrash size={18} />,
              danger: true,
              onPick: () => setOpen('remove'),
            },
          ]}
        />
      </div>
      <p className={classes.name}>{url}</p>
      {place.length > 0 ? <p className={classes.name}>{place.join(', ')}</p> : null}
      {has_password ? <p className={classes.small}>{t('sealed')}</p> : null}
      {open === 'edit' ? <WebServerForm server={server} onClose={close} /> : null}
      {open === 'remove' ? (
        <ConfirmDelete onDelete={() => remove.run({ id }).then(close)} onCancel={() => setOpen(null)}>
          <strong>{name}</strong>
          <p>{t('removeText')}</p>
        </ConfirmDelete>
      ) : null}
    </li>
  );
};

const kinds = ['sftp', 'ftps', 'ftp'] as const;

const WebServerForm = ({ server, onClose }: { server?: WebServerLineFragment; onClose: () => void }) => {
  const t = useWords(serverWords);
  const values = {
    name: server?.name ?? '',
    url: server?.url ?? '',
    type: server?.type ?? null,
    ftp: server?.ftp ?? '',
    port: server?.port ?? null,
    path: server?.path ?? '',
    username: server?.username ?? '',
    password: '',
  };
  const form = useCallForm({
    add: createWebServer,
    change: updateWebServer,
    record: server ?? null,
    values,
    secret: ['password'],
    onSaved: onClose,
  });
  const title = server ? t('editTitle', { name: server.name }) : t('add');
  return (
    <FormDialog form={form} title={title} submit={server ? t('edit') : t('add')} onClose={onClose}>
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
      <TextInput autoComplete="off" inputMode="url" {...form.field('url', t('url'), t('urlHelp'))} />
      <Select
        clearable
        data={kinds.map((value) => ({ value, label: value.toUpperCase() }))}
        {...form.field('type', t('type'))}
      />
      <TextInput autoComplete="off" {...form.field('ftp', t('ftp'))} />
      <NumberField {...form.field('port', t('port'))} />
      <TextInput autoComplete="off" {...form.field('path', t('path'))} />
      <TextInput autoComplete="off" {...form.field('username', t('username'))} />
      <PasswordInput
        autoComplete="new-password"
        {...form.field('password', t('password'), t(server?.has_password ? 'passwordKept' : 'passwordHelp'))}
      />
    </FormDialog>
  );
};
