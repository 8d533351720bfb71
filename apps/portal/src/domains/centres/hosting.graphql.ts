// Written by tools/generate.ts from hosting.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HostedCenterFragment = { id: string, name: string, url: string | null, hostname: string | null, status: string, database_name: string | null, deploy: string, deploy_step: string | null, last_updated_time: string | null };

export type CenterHostingQueryVariables = Exact<{
  id: string | number;
}>;


export type CenterHostingQuery = { getAwsCenter: { id: string, name: string, url: string | null, hostname: string | null, status: string, database_name: string | null, deploy: string, deploy_step: string | null, last_updated_time: string | null } | null };

export type CenterDeploySubscriptionVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type CenterDeploySubscription = { centerDeployChanged: { id: string, name: string, url: string | null, hostname: string | null, status: string, database_name: string | null, deploy: string, deploy_step: string | null, last_updated_time: string | null } | null };

export type DomainLineFragment = { id: string, domain: string, serves: string, wanted: string, status: string, reason: string | null, record_name: string | null, record_value: string | null, cloud_front: string | null, checked_at: string | null };

export type CenterDomainsQueryVariables = Exact<{
  center_id?: string | number | null | undefined;
}>;


export type CenterDomainsQuery = { getServerDomains: Array<{ id: string, domain: string, serves: string, wanted: string, status: string, reason: string | null, record_name: string | null, record_value: string | null, cloud_front: string | null, checked_at: string | null }> };

export type CertificateLineFragment = { id: string, names: unknown, hosts: unknown, key_kind: string, issuer: string, fingerprint: string, not_before: string, not_after: string };

export type CenterCertificatesQueryVariables = Exact<{
  id: string | number;
}>;


export type CenterCertificatesQuery = { getCenterSslKeys: Array<{ id: string, names: unknown, hosts: unknown, key_kind: string, issuer: string, fingerprint: string, not_before: string, not_after: string }> };

export const CenterHostingDocument = /* @__PURE__ */ document<CenterHostingQuery, CenterHostingQueryVariables>("query CenterHosting($id:ID!){getAwsCenter(id:$id){...HostedCenter __typename}}fragment HostedCenter on Center{id name url hostname status database_name deploy deploy_step last_updated_time __typename}", { "shows":["centre","centre_host"] });
export const CenterDeployDocument = /* @__PURE__ */ document<CenterDeploySubscription, CenterDeploySubscriptionVariables>("subscription CenterDeploy($id:ID){centerDeployChanged(id:$id){...HostedCenter __typename}}fragment HostedCenter on Center{id name url hostname status database_name deploy deploy_step last_updated_time __typename}");
export const CenterDomainsDocument = /* @__PURE__ */ document<CenterDomainsQuery, CenterDomainsQueryVariables>("query CenterDomains($center_id:ID){getServerDomains(center_id:$center_id){...DomainLine __typename}}fragment DomainLine on ServerDomain{id domain serves wanted status reason record_name record_value cloud_front checked_at __typename}", { "shows":["centre","server_domain"] });
export const CenterCertificatesDocument = /* @__PURE__ */ document<CenterCertificatesQuery, CenterCertificatesQueryVariables>("query CenterCertificates($id:ID!){getCenterSslKeys(id:$id){...CertificateLine __typename}}fragment CertificateLine on CenterCertificate{id names hosts key_kind issuer fingerprint not_before not_after __typename}", { "shows":["center_certificate","centre","centre_host"] });
