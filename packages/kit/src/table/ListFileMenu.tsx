import { allows, isRole } from '@nestling/rules/roles.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileTypeCsv, IconFileTypePdf, IconFileTypeXls, IconMail } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useClient } from 'urql';
import { askOnce } from '../ask-once.ts';
import { useFrame } from '../frame.ts';
import { useTaking } from '../taking.ts';
import classes from './ListFileMenu.module.css';
import { ListFileDocument } from './list-file.graphql.ts';
import type { ListFile } from './list-file.ts';
import { tableWords } from './words.ts';

const types = [
  { type: 'xlsx', label: 'Excel', Icon: IconFileTypeXls },
  { type: 'csv', label: 'CSV', Icon: IconFileTypeCsv },
  { type: 'pdf', label: 'PDF', Icon: IconFileTypePdf },
] as const;

/** Where lists are kept to be sent regularly. */
const SAVED = '/saved-reports';

/**
 * Takes the list on show away as a file, with the filters it has and all of its pages, or keeps it to be sent regularly.
 * `ListScreen` has it wherever the call of its list can be taken away.
 */
export const ListFileMenu = ({ file: { list, args } }: { file: ListFile }) => {
  const t = useWords(tableWords);
  const client = useClient();
  const navigate = useNavigate();
  const { take } = useTaking();
  const { title, role } = useFrame();
  const keep = () => {
    const { pathname, search } = window.location;
    const kept = { open: `new-${list}`, list_args: JSON.stringify(args), list_name: title, list_at: pathname + search };
    void navigate({ href: `${SAVED}?${new URLSearchParams(kept)}` });
  };
  return (
    <Menu
      align="end"
      className={classes.button}
      label={t('export')}
      button={
        <>
          <IconDownload size={18} />
          <span className={classes.words}>{t('export')}</span>
        </>
      }
      items={[
        ...types.map(({ type, label, Icon }) => ({
          key: type,
          label,
          icon: <Icon size={18} />,
          onPick: () =>
            void take(async () => (await askOnce(client, ListFileDocument, { list, args, type })).data?.exportList),
        })),
        ...(role && isRole(role) && allows(role, 'manager')
          ? [{ key: 'keep', label: t('keepList'), icon: <IconMail size={18} />, onPick: keep }]
          : []),
      ]}
    />
  );
};
