import { allows } from '@nestling/rules/roles.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconFileTypeCsv, IconFileTypePdf, IconFileTypeXls, IconMail } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useClient } from 'urql';
import { askOnce } from '../ask-once.ts';
import { useFrame } from '../frame.ts';
import { useTaking } from '../taking.ts';
import { ListFileDocument } from './list-file.graphql.ts';
import type { ListFile } from './list-file.ts';
import { tableWords } from './words.ts';

const types = [
  { type: 'xlsx', label: 'Excel', icon: <IconFileTypeXls size={18} /> },
  { type: 'csv', label: 'CSV', icon: <IconFileTypeCsv size={18} /> },
  { type: 'pdf', label: 'PDF', icon: <IconFileTypePdf size={18} /> },
] as const;

/** Where lists are kept to be sent regularly. */
const SAVED = '/saved-reports';

/** The lines of a menu that take a list away: each kind of file, and to keep it for the mail where somebody may. */
export const useListFileItems = ({ list, args }: ListFile): MenuItem[] => {
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
  return [
    ...types.map(({ type, label, icon }) => ({
      key: type,
      label,
      icon,
      onPick: () =>
        void take(async () => (await askOnce(client, ListFileDocument, { list, args, type })).data?.exportList),
    })),
    ...(role && allows(role, 'manager')
      ? [{ key: 'keep', label: t('keepList'), icon: <IconMail size={18} />, onPick: keep }]
      : []),
  ];
};
