type SendFeedback = (message: string) => Promise<boolean>;

let send: SendFeedback | null = null;

/** Sets what sends feedback on a failed page; set together with the reporter of errors. */
export function setFeedbackSender(next: SendFeedback): void {
  send = next;
}

/** Sends what a visitor writes about a page that has failed; false when it has not arrived. */
export async function sendPageFeedback(message: string): Promise<boolean> {
  return send === null ? false : send(message);
}
