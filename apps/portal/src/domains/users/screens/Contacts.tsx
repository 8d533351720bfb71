import { Button } from '@mantine/core';
import { sendMultipleUserInvite } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { BulkAct, BulkBar } from '@nestling/kit/BulkBar.tsx';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePhone } from '@nestling/kit/media.ts';
import { editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { useColumns } from '@nestling/kit/table/column-choice.tsx';
import { ago, dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCircleCheck, IconDeviceMobileMessage, IconId, IconMail, IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { BulkMessage } from '../../../shell/BulkMessage.tsx';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { BulkTag } from '../../tags/parts/BulkTag.tsx';
import { type ContactLineFragment, ContactsDocument } from '../contacts.graphql.ts';
import { ContactPanel } from '../parts/ContactPanel.tsx';
import classes from '../parts/people.module.css';
import { Standing } from '../parts/Standing.tsx';
import { usePersonActs } from '../parts/use-person-acts.tsx';
import { ConfirmEmailsDocument } from '../people.graphql.ts';
import { peopleWords } from '../words.ts';

const InviteAll = lazy(() => import('../parts/InviteAll.tsx'));

type Contact = ContactLineFragment;

const states = ['pending', 'verified', 'invited', 'inactive'] as const;

const studentsOf = ({ students }: Contact): string => students.map(({ full_name }) => full_name).join(', ');

/** The families of the location: how each account stands, and everything the office does with one. */
const Contacts = ({ place }: Located) => {
  const t = useWords(peopleWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const phone = usePhone();
  const navigate = useNavigate();
  const { status: asked = '' }: { status?: string } = useParams({ strict: false });
  const status = states.find((one) => one === asked) ?? '';
  const state = useListState();
  const selection = useSelection();
  const { rows, answer } = useList(ContactsDocument, state, {
    rows: ({ users }) => users,
    variables: { location: place.id, status: status || null },
  });
  const [beside, setBeside] = useRowPanel(rows, ['new']);
  const { actsOf, dialogs } = usePersonActs(true);
  const many = useAction(sendMultipleUserInvite);
  const confirm = useAction(ConfirmEmailsDocument);

  const bulk = async (work: Promise<{ kind: string } | null>) => {
    if ((await work)?.kind === 'done') selection.clear();
  };
  const may = useMay();
  const manages = may('manage_contacts');
  const recordOf = ({ id }: Contact) => href('people.contact', { camuserId: id });
  const menuOf = (contact: Contact): MenuItem[] => [
    {
      key: 'record',
      label: t('open'),
      icon: <IconId size={18} />,
      onPick: () => void navigate({ href: recordOf(contact) }),
    },
    ...(manages ? [editItem(t('change'), () => setBeside(contact))] : []),
    ...actsOf(contact),
  ];
  const columns: Column<Contact>[] = [
    {
      key: 'name',
      head: t('name'),
      by: ({ full_name }) => full_name,
      width: '28%',
      cell: ({ id, full_name, avatar, email }) => <Person id={id} name={full_name} image={avatar} detail={email} />,
    },
    {
      key: 'students',
      head: t('students'),
      cell: (one) => studentsOf(one) || <span className={classes.quiet}>{t('none')}</span>,
    },
    {
      key: 'phone',
      head: t('phone'),
      wide: true,
      cell: ({ phone: number }) => (
        <span className={classes.keep} data-figures>
          {number}
        </span>
      ),
    },
    { key: 'status', head: t('status'), cell: (one) => <Standing person={one} /> },
    {
      key: 'login',
      head: t('lastLogin'),
      by: ({ last_login_time }) => last_login_time,
      wide: true,
      cell: ({ last_login_time, ...one }) => (
        <span className={classes.quiet}>
          {last_login_time ? ago(last_login_time, language) : inviteWords(one.invited, one.invite_expire)}
        </span>
      ),
    },
  ];
  const { shown, menu } = useColumns('contacts', columns);
  const inviteWords = (invited: boolean | null, until: string | null): string =>
    invited && until
      ? t(until > new Date().toISOString() ? 'until' : 'expired', { date: dateWords(until, language) })
      : t('never');
  const add = manages ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setBeside('new')}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <>
      <ListScreen
        state={{ ...state, filtered: state.filtered || status !== '' }}
        answer={answer}
        actions={
          <>
            {status === 'invited' && rows.length > 0 && answer.page ? (
              <Suspense>
                <InviteAll location={place.id} total={answer.page.total} />
              </Suspense>
            ) : null}
            {add}
          </>
        }
        filters={
          <>
            <FilterMenu
              name={t('status')}
              value={status}
              choices={states.map((value) => ({ value, label: t(value) }))}
              onChange={(next) =>
                void navigate({ href: href('people.contacts', next ? { status: next } : {}), replace: true })
              }
            />
            {phone ? null : menu}
          </>
        }
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          beside ? (
            <ContactPanel
              key={beside === 'new' ? 'new' : beside.id}
              location={place.id}
              contact={beside === 'new' ? null : beside}
              onClose={() => setBeside(null)}
            />
          ) : undefined
        }
      >
        <DataTable
          label={t('contacts')}
          rows={rows}
          columns={beside ? shown.filter(({ key }) => key !== 'phone' && key !== 'login') : shown}
          keyOf={({ id }) => id}
          nameOf={({ full_name }) => full_name}
          selection={selection}
          hrefOf={recordOf}
          menuOf={phone ? undefined : menuOf}
          card={(one) => (
            <span className={classes.card}>
              <Person id={one.id} name={one.full_name} image={one.avatar} size={44} detail={studentsOf(one)} />
              <Standing person={one} />
            </span>
          )}
        />
        <BulkBar selection={selection}>
          {manages ? (
            <>
              <BulkAct
                icon={<IconMail size={18} />}
                onClick={() => void bulk(many.run({ users: [...selection.keys], type: 'email' }))}
              >
                {t('inviteMail')}
              </BulkAct>
              <BulkAct
                icon={<IconDeviceMobileMessage size={18} />}
                onClick={() => void bulk(many.run({ users: [...selection.keys], type: 'sms' }))}
              >
                {t('inviteSms')}
              </BulkAct>
            </>
          ) : null}
          {may('send_announcements') ? (
            <BulkMessage kind="person" to={rows.filter(({ id }) => selection.has(id))} />
          ) : null}
          {manages ? <BulkTag users={selection.keys} onDone={selection.clear} /> : null}
          {role === 'admin' ? (
            <BulkAct
              icon={<IconCircleCheck size={18} />}
              onClick={() => void bulk(confirm.run({ users: [...selection.keys] }))}
            >
              {t('confirmEmails')}
            </BulkAct>
          ) : null}
        </BulkBar>
      </ListScreen>
      {dialogs}
    </>
  );
};

export default Contacts;
