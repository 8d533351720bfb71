// Written by tools/generate.ts from clips.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SharedClipsQueryVariables = Exact<{
  token: string;
  open?: boolean | null | undefined;
}>;


export type SharedClipsQuery = { sharedClips: { watermark: string, note: string, expires_at: string, timezone: string, clips: unknown } | null };

export type ShareClipsMutationVariables = Exact<{
  id: string | number;
  user: string | number;
  days: number;
  note?: string | null | undefined;
}>;


export type ShareClipsMutation = { shareIncidentVideos: { status: string, message: string, url: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const SharedClipsDocument = /* @__PURE__ */ document<SharedClipsQuery, SharedClipsQueryVariables>("query SharedClips($token:String!$open:Boolean){sharedClips(token:$token open:$open){watermark note expires_at timezone clips __typename}}", { "shows":["app_user","file","guardian_link","incident","incident_location","incident_share","incident_video","location","student","timezone"] });
export const ShareClipsDocument = /* @__PURE__ */ call<ShareClipsMutation, ShareClipsMutationVariables>("mutation ShareClips($id:ID!$user:ID!$days:Int!$note:String){shareIncidentVideos(id:$id user_id:$user days:$days note:$note){status message url errors{field code message __typename}__typename}}", {"id":{"required":true,"id":true},"user":{"required":true,"id":true},"days":{"required":true,"least":1,"most":30,"number":true},"note":{"shortest":0,"longest":500}}, { "changes":["audit","incident_event","incident_share"] });
