import { type BuiltInPermission, isBuiltInPermission } from '@nestling/rules/permissions.ts';
import { useWords } from '@nestling/ui/words.ts';
import { permissionWords } from './words.ts';

/** How a permission is called: the built-in ones in the language in force, own ones as the centre wrote them. */
export const usePermissionName = () => {
  const t = useWords(permissionWords);
  return ({ name, display_name }: { readonly name: string; readonly display_name?: string | undefined }): string => {
    const known: BuiltInPermission | null = isBuiltInPermission(name) ? name : null;
    return known ? t(known) : (display_name ?? name);
  };
};
