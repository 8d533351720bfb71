/** What is used of Postgres: changes answer the row before and after them since 18 (`returning old`, `new`). */
const OLDEST = 18;

/** SQL that answers the version of a server as `major`. */
export const MAJOR = "select current_setting('server_version_num')::int / 10000 as major";

/** Why a server of a version cannot be used, in a sentence; null when it can. `where` says which server. */
export const whyTooOld = (where: string, major: number): string | null =>
  major < OLDEST ? `${where} is a Postgres ${major}: Nestling needs Postgres ${OLDEST} or newer.` : null;
