import { CHINESE_ASKS } from "../chinese/tasks";
import { JAPANESE_HONORIFICS } from "../japanese/names";
import { JAPANESE_REQUESTS } from "../japanese/tasks";

/** What is asked, as a list would have it: 名簿もご確認ください → 名簿を確認する, 记得带跳绳 → 带跳绳. */
export function hanTitle(title: string): string {
  const bare = title
    .trim()
    .replace(LEADS, "")
    .replace(/[。；]$/u, "");
  const request = JAPANESE_REQUESTS.find(([pattern]) => pattern.test(bare));
  const asked = request === undefined ? bare : bare.replace(...request);
  const plain = asked.replace(CHINESE_ASKS, "");
  return plain.length > 1 ? plain : title;
}

/** さん、佐々木さんに…: the name before it was taken for the owner's. */
const LEADS = new RegExp(`^(?:(?:${JAPANESE_HONORIFICS})[、，]|[：:、，])\\s*`, "u");
