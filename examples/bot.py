"""A bot that plays at random, in Python without any package: what you need to know to write a better one.

    python3 examples/bot.py            opens a table of BANG! The Dice Game, with three bots of the house
    python3 examples/bot.py ABCD 2     sits down at the table with these letters, on seat 2 (the first is 0)

The house is at http://localhost:3000, or where SALOON_URL says.
"""
import json, os, random, sys, uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

HOUSE = os.environ.get('SALOON_URL', 'http://localhost:3000')
token = ''


def ask_house(path, body=None):
    """One request. What the house refuses is an answer, too: {'code': …, 'facts': …}."""
    headers = {'Content-Type': 'application/json', **({'Authorization': f'Bearer {token}'} if token else {})}
    try:
        return urlopen(Request(HOUSE + path, None if body is None else json.dumps(body).encode(), headers))
    except HTTPError as refusal:
        return refusal


def wish(**wanted):  # each has an id of its own: sent twice, it is carried out once
    return json.load(ask_house(f"/api/tables/{table['id']}/commands", {'id': uuid.uuid4().hex, 'wish': wanted}))


def choose(field):
    """A value for one field of an action: it is given, or there is a choice."""
    if not isinstance(field, dict): return field
    if 'one' in field: return random.choice(field['one'])
    if 'from' in field: return random.randint(field['from'], field['to'])
    if 'each' in field: return [choose(part) for part in field['each']]
    some = field['some']  # so many of these: in their order, unless the order is part of the choice
    places = random.sample(range(len(some)), random.randint(field['min'], min(field['max'], len(some))))
    return [some[place] for place in (places if field.get('ordered') else sorted(places))]


token = json.load(ask_house('/api/guests', {}))['token']  # keep it: whoever has it is you
if len(sys.argv) > 2:
    table, seat = json.load(ask_house(f'/api/tables/{sys.argv[1]}')), int(sys.argv[2])
else:
    table, seat = json.load(ask_house('/api/tables', {'game': 'bang-dice', 'seats': 4, 'pace': 0})), 0
    for other in (1, 2, 3): wish(do='seat-bot', seat=other, bot='greedy', name=f'House {other}')
print('Table', table['invite'])
print('Seat', seat, wish(do='sit', seat=seat, name='Python'))
if len(sys.argv) <= 2: wish(do='start')

for line in ask_house(f"/api/tables/{table['id']}/stream"):  # one JSON value a line, as things happen
    message = json.loads(line) if line.strip() else {'type': 'still-there'}
    if message['type'] == 'table':
        table = message['table']
        if table['phase'] == 'waiting' and not table['seats'][seat]['ready']: wish(do='ready', ready=True)
        if table['phase'] in ('over', 'closed'): break
    if message['type'] == 'asked':
        for _ in range(100):  # some combinations of what is offered may still be against the rules: try again
            action = {name: choose(field) for name, field in random.choice(message['options']).items()}
            refused = wish(do='act', seat=message['seat'], ask=message['id'], action=action).get('code')
            if refused in (None, 'question-closed', 'not-asked'): break
    for event in message.get('told', []):
        if event['type'] == 'game-over':
            won = event.get('winners', [event.get('winner')])
            print('Won by', ', '.join(table['seats'][winner]['holder']['name'] for winner in won) or 'nobody')
