import { Select } from '@mantine/core';
import type { Role } from '@nestling/rules/roles.ts';
import { roles } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { isScreenId, screenOf } from '../../../addresses.ts';
import { shellWords } from '../../../messages.ts';
import { menuGroups } from '../../../screen.ts';
import { useRoleNames } from '../../../shell/role-names.ts';
import { useLineName } from '../line-name.ts';
import { permissionWords } from '../words.ts';
import type { Line } from './NavigationGroup.tsx';
import classes from './navigation.module.css';

const signedIn = roles.filter((role) => role !== 'guest');

/** How the menu looks to a role, and what the centre has hidden from it. */
export const MenuPreview = ({ lines }: { lines: readonly Line[] }) => {
  const t = useWords(permissionWords);
  const group = useWords(shellWords);
  const roleNames = useRoleNames();
  const nameOf = useLineName();
  const [role, setRole] = useState<Role>('manager');
  const hidden = lines.filter((line) => line.admitted.includes(role) && !line.roles.includes(role));
  return (
    <aside className={classes.preview} aria-label={t('previewOf', { role: roleNames[role] })}>
      <Select
        label={t('preview')}
        allowDeselect={false}
        data={signedIn.map((one) => ({ value: one, label: roleNames[one] }))}
        value={role}
        onChange={(next) => setRole(signedIn.find((one) => one === next) ?? role)}
      />
      {menuGroups.map((one) => {
        const own = lines.filter((line) => line.group === one && line.roles.includes(role));
        return own.length > 0 ? (
          <div key={one}>
            {one === 'top' ? null : <h3 className={classes.small}>{group(one)}</h3>}
            <ul>
              {own.map(({ name }) => (
                <li key={name} className={classes.entry}>
                  <LineIcon name={name} />
                  {nameOf(name)}
                </li>
              ))}
            </ul>
          </div>
        ) : null;
      })}
      {hidden.length > 0 ? (
        <p className={classes.hidden}>{t('hiddenFor', { lines: hidden.map(({ name }) => nameOf(name)).join(', ') })}</p>
      ) : null}
    </aside>
  );
};

const LineIcon = ({ name }: { name: string }) => {
  const Icon = isScreenId(name) ? screenOf(name).menu?.icon : undefined;
  return Icon ? <Icon size={18} /> : null;
};
