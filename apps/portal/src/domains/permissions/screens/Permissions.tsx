import { Button } from '@mantine/core';
import { addRolePermission, removeRolePermission } from '@nestling/contract/operations/permissions.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { usePhone } from '@nestling/kit/media.ts';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows, isRole, type Role } from '@nestling/rules/roles.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRoleNames } from '../../../shell/role-names.ts';
import { AddPermission } from '../parts/AddPermission.tsx';
import { type Cell, type Given, MatrixTable, RoleList } from '../parts/Matrix.tsx';
import classes from '../parts/permissions.module.css';
import { usePermissionName } from '../permission-name.ts';
import { PermissionsDocument } from '../permissions.graphql.ts';
import { permissionWords } from '../words.ts';

/** Roles against permissions: a tick gives, clearing it takes away, at once and with a way back. */
const Permissions = () => {
  const t = useWords(permissionWords);
  const phone = usePhone();
  const roleNames = useRoleNames();
  const nameOf = usePermissionName();
  const [adding, setAdding] = useState(false);
  const { data, error, again } = useAsk(PermissionsDocument, {});
  const give = useAction(addRolePermission, { say: () => null });
  const take = useAction(removeRolePermission, { say: () => null });
  const roles = (data?.roles ?? []).flatMap(({ id, name, permissions }): Given[] =>
    isRole(name) && allows(name, 'user')
      ? [{ id, name, word: roleNames[name], has: new Set(permissions.map((one) => one.id)) }]
      : [],
  );
  const rows = (data?.permissions ?? []).map((one) => ({ ...one, word: nameOf(one) }));
  const anyRole = rows.some(({ rule }) => rule === null);
  const columns = roles.filter(({ name }) => anyRole || allows(name, 'teacher'));
  const toggle = ({ role, row, on }: Cell) => void (on ? give : take).run({ role_id: role.id, permission_id: row.id });
  const Shown = phone ? RoleList : MatrixTable;
  return (
    <Screen
      actions={
        <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
      panel={adding ? <AddPermission onClose={() => setAdding(false)} /> : undefined}
    >
      <p className={classes.lead}>{t('lead')}</p>
      {data ? (
        <Shown rows={rows} roles={columns} fits={fits} onToggle={toggle} />
      ) : error ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <RowsSkeleton rows={10} />
      )}
    </Screen>
  );
};

const fits = (role: Role, rule: string | null): boolean => !isRole(rule) || allows(role, rule);

export default Permissions;
