import { Select } from '@mantine/core';
import { removePermission } from '@nestling/contract/operations/permissions.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import type { Role } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { permissionWords } from '../words.ts';
import classes from './permissions.module.css';

/** A role with what it has been given. */
export type Given = {
  readonly id: string;
  readonly name: Role;
  readonly word: string;
  readonly has: ReadonlySet<string>;
};
/** A permission as the table shows it. */
export type Row = {
  readonly id: string;
  readonly name: string;
  readonly word: string;
  readonly built_in: boolean;
  /** The lowest role that can have it; null for any. */
  readonly rule: string | null;
};
export type Cell = { readonly role: Given; readonly row: Row; readonly on: boolean };
type Props = {
  readonly rows: readonly Row[];
  readonly roles: readonly Given[];
  /** Whether the ladder lets the role have what needs the rule. */
  readonly fits: (role: Role, rule: string | null) => boolean;
  readonly onToggle: (cell: Cell) => void;
};

/** Every permission by every role. */
export const MatrixTable = ({ rows, roles, ...cells }: Props) => {
  const t = useWords(permissionWords);
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={t('matrix')}>
        <thead>
          <tr>
            <th>{t('permission')}</th>
            {roles.map(({ id, word }) => (
              <th key={id} data-role>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Named row={row} />
              </th>
              {roles.map((role) => (
                <td key={role.id}>
                  <Tick role={role} row={row} {...cells} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The same for phones: one role at a time. */
export const RoleList = ({ rows, roles, ...cells }: Props) => {
  const t = useWords(permissionWords);
  const [chosen, setChosen] = useState<string | null>(null);
  const role = roles.find(({ id }) => id === chosen) ?? roles[0];
  if (!role) return null;
  return (
    <>
      <Select
        label={t('role')}
        allowDeselect={false}
        data={roles.map(({ id, word }) => ({ value: id, label: word }))}
        value={role.id}
        onChange={setChosen}
      />
      <ul className={classes.cards}>
        {rows.map((row) => (
          <li key={row.id} className={classes.card}>
            <Named row={row} />
            <Tick role={role} row={row} {...cells} />
          </li>
        ))}
      </ul>
    </>
  );
};

const Named = ({ row }: { row: Row }) => {
  const t = useWords(permissionWords);
  const remove = useAction(removePermission);
  return (
    <span className={classes.named}>
      <span className={classes.word}>
        {row.word} {row.built_in ? null : <Badge>{t('own')}</Badge>}
        {row.built_in ? null : (
          <button
            type="button"
            className={classes.small}
            aria-label={t('remove', { name: row.word })}
            onClick={() => void remove.run({ id: row.id })}
          >
            <IconTrash size={18} />
          </button>
        )}
      </span>
    </span>
  );
};

const Tick = ({ role, row, fits, onToggle }: Pick<Props, 'fits' | 'onToggle'> & { role: Given; row: Row }) => {
  const t = useWords(permissionWords);
  if (!fits(role.name, row.rule))
    return (
      <span className={classes.never} title={t('never')}>
        <span aria-hidden="true">–</span>
        <span className={classes.aside}>{t('never')}</span>
      </span>
    );
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={role.has.has(row.id)}
        aria-label={t('mayIt', { role: role.word, permission: row.word })}
        onChange={(event) => onToggle({ role, row, on: event.target.checked })}
      />
    </label>
  );
};
