// Written by tools/generate.ts from backups.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CenterDatabaseLineFragment = { id: string, name: string, database_name: string | null, server: string | null, status: string, out_of_service_at: string | null, erasing_at: string | null, size: number | null, last_backup_at: string | null, backup: string | null };

export type CenterDatabasesQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: string | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CenterDatabasesQuery = { getAwsCenterDatabases: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, database_name: string | null, server: string | null, status: string, out_of_service_at: string | null, erasing_at: string | null, size: number | null, last_backup_at: string | null, backup: string | null }> } };

export type BackupLineFragment = { id: string, kind: string, name: string | null, status: string, started_at: string | null, finished_at: string | null, bytes: number | null, table_count: number | null, row_count: number | null, file_count: number | null, sha256: string | null, reason: string | null, verified_at: string | null, damage: string | null, created_at: string, created_by: { id: string, full_name: string } | null };

export type CenterBackupsQueryVariables = Exact<{
  id: string | number;
}>;


export type CenterBackupsQuery = { getAwsCenterDatabaseBackups: Array<{ id: string, kind: string, name: string | null, status: string, started_at: string | null, finished_at: string | null, bytes: number | null, table_count: number | null, row_count: number | null, file_count: number | null, sha256: string | null, reason: string | null, verified_at: string | null, damage: string | null, created_at: string, created_by: { id: string, full_name: string } | null }> };

export type DownloadBackupMutationVariables = Exact<{
  id: string | number;
}>;


export type DownloadBackupMutation = { downloadCenterBackup: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const CenterDatabasesDocument = /* @__PURE__ */ document<CenterDatabasesQuery, CenterDatabasesQueryVariables>("query CenterDatabases($search:String$state:String$sort:String$first:Int$page:Int){getAwsCenterDatabases(search:$search state:$state sort:$sort first:$first page:$page){data{...CenterDatabaseLine __typename}currentPage lastPage perPage total __typename}}fragment CenterDatabaseLine on CenterDatabase{id name database_name server status out_of_service_at erasing_at size last_backup_at backup __typename}", { "shows":["center_backup","centre"],"sorts":["name","database","last","size"],"list":{"name":"getAwsCenterDatabases","args":{"search":"$search","state":"$state","sort":"$sort","first":"$first","page":"$page"}} });
export const CenterBackupsDocument = /* @__PURE__ */ document<CenterBackupsQuery, CenterBackupsQueryVariables>("query CenterBackups($id:ID!){getAwsCenterDatabaseBackups(id:$id){...BackupLine __typename}}fragment BackupLine on CenterBackup{id kind name status started_at finished_at bytes table_count row_count file_count sha256 reason verified_at damage created_at created_by{id full_name __typename}__typename}", { "shows":["app_user","center_backup","centre"] });
export const DownloadBackupDocument = /* @__PURE__ */ call<DownloadBackupMutation, DownloadBackupMutationVariables>("mutation DownloadBackup($id:ID!){downloadCenterBackup(id:$id){status message errors{field code message __typename}url __typename}}", {"id":{"required":true,"id":true}});
