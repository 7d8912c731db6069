type SendFeedback = (message: string) => Promise<boolean>;

let send: SendFeedback | null = null;

/** Sets the function that sends feedback on a failed page; set together with the error reporter. */
export function setFeedbackSender(next: SendFeedback): void {
  send = next;
}

/** Sends a visitor's description of a failed page; resolves to false if it has not arrived. */
export async function sendPageFeedback(message: string): Promise<boolean> {
  return send === null ? false : send(message);
}
